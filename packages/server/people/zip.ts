import { crc32, deflateRawSync } from 'node:zlib';

/** A file to pack: its name and its text. */
export interface Packed {
  readonly name: string;
  readonly text: string;
}

const DEFLATED = 8;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** What a reader must know: version 2.0 of the format. */
const VERSION = 20;
/** The first day the format knows: 1 January 1980. Nothing here depends on a file's date. */
const DAY = 0x21;

/** The fields that a file's header and its line in the directory share. */
function fieldsOf(name: Buffer, data: Buffer, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(FLAGS, 2);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(DAY, 8);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const signature = (text: string): Buffer => Buffer.from(`PK${text}`, 'latin1');

/** A zip archive, file by file, so that only one of them is in memory. */
export async function* zipped(files: AsyncIterable<Packed>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const file of files) {
    const [name, data] = [Buffer.from(file.name), Buffer.from(file.text)];
    const packed = deflateRawSync(data);
    const fields = fieldsOf(name, data, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([signature('\x01\x02'), Buffer.from([VERSION, 0]), fields, rest, name]));
    const whole = Buffer.concat([signature('\x03\x04'), fields, name, packed]);
    offset += whole.length;
    yield whole;
  }
  const lines = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(lines.length, 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([lines, signature('\x05\x06'), end]);
}
