import { accessTokenKey } from './page-data.ts';

/**
 * Home is one prerendered page with a shape for each reader, chosen by classes of the document before the first paint. `own`: the
 * reader's own part is below a small hero. `student`: an access token is stored. `asks`: the class is asked for. `practised`: a
 * visitor has practised here. docs/contract.md, "Home"
 */
export const homeShapes = { own: 'own', student: 'student', asks: 'asks', practised: 'practised' } as const;

/** Keys in local storage. */
export const homeShapeKeys = {
  token: accessTokenKey,
  chosen: 'schoolClass',
  room: 'homeRoom',
  practice: 'practiceLog',
} as const;

/** Runs in the head. `--room` is the last height of the reader's own part in a window of this width. */
export const homeShapeScript = /* @__PURE__ */ write();

function write(): string {
  const { own, student, asks, practised } = homeShapes;
  const { token, chosen, room, practice } = homeShapeKeys;
  return `(()=>{var h=document.documentElement,s,a='${asks}';
try{s=localStorage;var k=s.${chosen},r=(s.${room}||'').split(':');
a=s.${token}?'${own} ${student}':/^class/.test(k)?'${own}':k?'':a;
if(s.${practice})a+=' ${own} ${practised}';
if(+r[0]===innerWidth)h.style.setProperty('--room',+r[1]+'px')}catch{}
if(a)h.className+=' '+a})()`;
}
