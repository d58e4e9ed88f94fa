import { Decoder, Encoder } from 'socket.io-parser';
import { jsonExcess } from '../http/json-bounds.ts';

/** Packet types with binary attachments. No event of the product has any. */
const binaryPacket = /^[56]/;

/** Rejects a packet before its JSON is parsed. Socket.IO then closes the connection. */
class BoundedDecoder extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet !== 'string' || binaryPacket.test(packet))
      throw new Error('binary packets are not used');
    const excess = jsonExcess(packet);
    if (excess !== undefined) throw new Error(excess);
    super.add(packet);
  }
}

/** The default format of Socket.IO, with limits on what clients send. */
export const boundedParser = { Encoder, Decoder: BoundedDecoder };
