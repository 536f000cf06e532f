import { chromium } from 'playwright';
import axe from 'axe-core';
import { loadContent } from '@pathshala/content/load-content';
const base='http://127.0.0.1:6410';
const { lessons, courses } = loadContent();
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const ctx = await b.newContext({viewport:{width:1440,height:900}, bypassCSP:true});
const p = await ctx.newPage();
let bad=0,n=0, radios=0;
await p.route(/\/api\/course\/[^/]+\/lesson\/[^/]+$/, (route)=>{
  const [,c,l]=/course\/([^/]+)\/lesson\/([^/?]+)/.exec(route.request().url());
  const all=lessons.get(c); const i=all.findIndex(x=>x.id===l); const x=all[i];
  route.fulfill({json:{_id:l,courseId:c,courseTitle:courses.find(z=>z._id===c).title,title:x.title,minutes:x.minutes,body:x.body,quiz:x.quiz.map(({question,options})=>({question,options})),previous:all[i-1]?.id??null,next:all[i+1]?.id??null}});
});
const cdp = await ctx.newCDPSession(p);
for (const [c, all] of lessons) for (const l of all) {
  await p.goto(`${base}/course/${c}/lesson/${l.id}`);
  await p.waitForSelector('#quiz');
  await p.evaluate(()=>document.querySelectorAll('details').forEach(d=>d.open=true));
  await p.evaluate(axe.source);
  const v = await p.evaluate(async()=>(await window.axe.run(document,{resultTypes:['violations']})).violations.flatMap(v=>v.nodes.map(x=>v.id+' '+x.html.slice(0,120))));
  n++; if (v.length){bad++;console.log(c,l.id,v);}
  const {nodes}=await cdp.send('Accessibility.getFullAXTree');
  const names=nodes.filter(x=>x.role?.value==='radio').map(x=>x.name?.value??''); radios+=names.length;
  if (names.some(x=>!x.trim())) {console.log('EMPTY',c,l.id,names);bad++}
  let at=0; for (const q of l.quiz){ const s=names.slice(at,at+q.options.length); at+=q.options.length; if(new Set(s).size!==s.length){console.log('TWICE',c,l.id,s);bad++} }
}
console.log({n,bad,radios});
await b.close();
