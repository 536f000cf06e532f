/** A message on the wire of gRPC begins with one byte (compressed or not) and four with its length. */
const head = 5;

/**
 * Counts the messages of one stream.
 * @returns what takes the next bytes and gives how many messages ended in them
 */
export function frameCounter(): (chunk: Buffer) => number {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    let ended = 0;
    while (rest.length >= head) {
      const length = head + rest.readUInt32BE(1);
      if (rest.length < length) break;
      rest = rest.subarray(length);
      ended += 1;
    }
    return ended;
  };
}
