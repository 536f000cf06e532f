import { accessTokenKey } from './page-data.ts';

/**
 * Home has a shape for each reader, and is one prerendered page: classes of the document say which, from before the first
 * paint on. `own`: their courses, their class or what they practise stands below the hero, which is small. `student`: there is an
 * access token, so they need no free lessons shown, and on every page no *Login*. `asks`: the class is asked for. `practised`: a visitor has practised here. docs/contract.md, "Home"
 */
export const homeShapes = { own: 'own', student: 'student', asks: 'asks', practised: 'practised' } as const;

/** Where local storage keeps what the shape follows from. */
export const homeShapeKeys = {
  token: accessTokenKey,
  chosen: 'schoolClass',
  room: 'homeRoom',
  practice: 'practiceLog',
} as const;

/**
 * Runs in the head, as `colorSchemeScript` does; `--room` is how high the reader's own part was the last time, in a window
 * as wide.
 */
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
