import { Decoder, Encoder } from 'socket.io-parser';
import { jsonExcess } from '../http/json-bounds.ts';

/** Types of packets that announce binary attachments. None of our events carries any. */
const binaryPacket = /^[56]/;

/** Refuses a packet before its JSON is parsed. Socket.IO then closes the connection. */
class BoundedDecoder extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet !== 'string' || binaryPacket.test(packet))
      throw new Error('binary packets are not used');
    const excess = jsonExcess(packet);
    if (excess !== undefined) throw new Error(excess);
    super.add(packet);
  }
}

/** Socket.IO's own format, with bounds on what clients send. */
export const boundedParser = { Encoder, Decoder: BoundedDecoder };
