/** Line numbers of offsets in a text, from 1; ascending offsets are counted incrementally. */
export function lineCounter(text: string): (at: number) => number {
  let [line, from] = [1, 0];
  return (at) => {
    if (at < from) [line, from] = [1, 0];
    line += text.slice(from, at).split('\n').length - 1;
    from = at;
    return line;
  };
}
