import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { profilesCopy } from '../../../copy/accounts/profiles.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx';
import { type Direction, type directions, moved } from './crop-moves.ts';
import { cutPicture, type PictureArea } from './cut-picture.ts';

const copy = profilesCopy.picture;
const maxZoom = 3;
const icons = { left: ArrowLeft, right: ArrowRight, up: ArrowUp, down: ArrowDown };
const arrows = ['left', 'up', 'down', 'right'] as const satisfies readonly (keyof typeof directions)[];
const nothing = { width: 0, height: 0 };

interface CropDialogProps {
  /** A URL that the browser can show; undefined closes the dialog. */
  source: string | undefined;
  onCancel: () => void;
  onCropped: (picture: Blob) => void;
  onFail: () => void;
  /** Receives the focus when the dialog closes. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** Chooses a square of a picture: by dragging and pinching, or with a slider, buttons and arrow keys. */
export function CropDialog({ source, onCancel, onCropped, onFail, finalFocus }: CropDialogProps) {
  const slider = useRef<HTMLInputElement>(null);
  // Keeps the picture while the dialog fades out.
  const [shown, setShown] = useState(source);
  if (source !== undefined && source !== shown) setShown(source);
  return (
    <Dialog
      open={source !== undefined}
      onClose={onCancel}
      title={copy.cropTitle}
      description={copy.cropText}
      initialFocus={slider}
      finalFocus={finalFocus}
    >
      {shown === undefined ? null : (
        <Cutting key={shown} source={shown} slider={slider} {...{ onCancel, onCropped, onFail }} />
      )}
    </Dialog>
  );
}

interface CuttingProps extends Omit<CropDialogProps, 'source' | 'finalFocus'> {
  source: string;
  slider: RefObject<HTMLInputElement | null>;
}

function Cutting({ source, slider, onCancel, onCropped, onFail }: CuttingProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [media, setMedia] = useState(nothing);
  const [circle, setCircle] = useState(nothing);
  const [busy, setBusy] = useState(false);
  const area = useRef<PictureArea>(undefined);

  async function use(): Promise<void> {
    if (area.current === undefined) return;
    setBusy(true);
    await cutPicture(source, area.current).then(onCropped, onFail);
  }

  return (
    <>
      <div className="grid gap-4">
        <div className="relative h-64 overflow-hidden rounded-10 bg-fill md:h-72">
          <Cropper
            image={source}
            crop={place}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            objectFit="cover"
            keyboardStep={4}
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={setZoom}
            setMediaSize={setMedia}
            setCropSize={setCircle}
            onCropAreaChange={(_percent, pixels) => {
              area.current = pixels;
            }}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': copy.cropArea }}
          />
        </div>
        <ZoomSlider zoom={zoom} onZoom={setZoom} inputRef={slider} />
        <MoveButtons onMove={(direction) => setPlace(moved(place, direction, media, circle, zoom))} />
      </div>
      <DialogActions>
        <Button variant="primary" busy={busy} onClick={() => void use()}>
          {copy.use}
        </Button>
        <Button onClick={onCancel}>{copy.cancel}</Button>
      </DialogActions>
    </>
  );
}

interface ZoomSliderProps {
  zoom: number;
  onZoom: (zoom: number) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

function ZoomSlider({ zoom, onZoom, inputRef }: ZoomSliderProps) {
  return (
    <label className="flex items-center gap-3 text-14 font-semibold text-heading">
      {copy.zoom}
      <Minus aria-hidden="true" className="size-4 flex-none text-muted" />
      <input
        ref={inputRef}
        type="range"
        min={1}
        max={maxZoom}
        step={0.05}
        value={zoom}
        aria-valuetext={`${Math.round(zoom * 100)} %`}
        onChange={(event) => onZoom(Number(event.target.value))}
        className="h-8 min-w-0 flex-1 accent-primary max-md:h-11"
      />
      <Plus aria-hidden="true" className="size-4 flex-none text-muted" />
    </label>
  );
}

function MoveButtons({ onMove }: { onMove: (direction: Direction) => void }) {
  return (
    <fieldset className="flex items-center gap-3">
      <legend className="sr-only">{copy.move}</legend>
      <span aria-hidden="true" className="text-14 font-semibold text-heading">
        {copy.move}
      </span>
      {arrows.map((direction) => {
        const Icon = icons[direction];
        return (
          <Button
            key={direction}
            size="square"
            aria-label={copy.moves[direction]}
            onClick={() => onMove(direction)}
          >
            <Icon aria-hidden="true" />
          </Button>
        );
      })}
    </fieldset>
  );
}
