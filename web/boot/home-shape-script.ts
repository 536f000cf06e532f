/**
 * Home has a shape for each reader, and is one prerendered page: classes of the document say which, from before the first
 * paint on. `own`: their courses, or their class, stand first, and the hero is small. `asks`: the class is asked for.
 * docs/decisions/0068-home-is-the-readers.md
 */
export const homeShapes = { own: 'own', asks: 'asks' } as const;

/** Where local storage keeps what the shape follows from. */
export const homeShapeKeys = { token: 'accessToken', chosen: 'schoolClass', room: 'homeRoom' } as const;

/** Runs in the head, as `colorSchemeScript` does; `--room` is how high the reader's own part was the last time. */
export const homeShapeScript = `(function(){var h=document.documentElement,s,a='${homeShapes.asks}';
try{s=localStorage;var k=s.getItem('${homeShapeKeys.chosen}'),r=+s.getItem('${homeShapeKeys.room}');
a=s.getItem('${homeShapeKeys.token}')||/^class/.test(k)?'${homeShapes.own}':k?'':a;if(r)h.style.setProperty('--room',r+'px')}catch(e){}
if(a)h.classList.add(a)})()`;
