import { chromium } from 'playwright';
const [,, what='all'] = process.argv;
const base='http://127.0.0.1:6410';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
for (const scheme of ['light','dark']) for (const width of [360,1440]) {
  const ctx = await b.newContext({viewport:{width,height:width===360?740:900},colorScheme:scheme});
  const p = await ctx.newPage();
  await p.goto(base+'/course/free-fractions-from-zero/lesson/fair-shares',{waitUntil:'networkidle'});
  await p.waitForSelector('h1:has-text("Fair")',{timeout:30000}).catch(()=>{});
  await p.evaluate(()=>document.querySelector('details.answer')?.scrollIntoView({block:'center'}));
  await p.waitForTimeout(500);
  await p.screenshot({path:`/tmp/p/lessons-img/lesson-${scheme}-${width}.png`});
  if (scheme==='dark') { await p.locator('details.answer summary').click(); await p.waitForTimeout(300); await p.screenshot({path:`/tmp/p/lessons-img/lesson-open-${scheme}-${width}.png`}); }
  if (width===1440 && scheme==='dark') { await p.evaluate(()=>document.querySelector('details.answer').open=false); await p.pdf({path:'/tmp/p/lessons-img/lesson.pdf',format:'A4',margin:{top:'15mm',bottom:'15mm',left:'15mm',right:'15mm'}}); }
  await ctx.close();
}
await b.close();
