import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { paths } from '@pathshala/functions/contract/paths';

const coursesDir = fileURLToPath(new URL('../../functions/content/courses/', import.meta.url));

async function courseIds(): Promise<string[]> {
  const files = (await readdir(coursesDir)).filter((file) => file.endsWith('.json'));
  const lists = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(`${coursesDir}${file}`, 'utf8')) as { id: string }[]),
  );
  return lists.flat().map((course) => course.id);
}

/** Addresses that are written as HTML at build time: every public page. `/404` becomes Hosting's 404.html. */
export async function prerenderPaths(): Promise<string[]> {
  return [
    paths.home,
    paths.gradeEight,
    paths.gradeTwelve,
    paths.contact,
    paths.thanks,
    paths.login,
    paths.register,
    paths.blogs,
    '/404',
    ...(await courseIds()).map(paths.course),
  ];
}
