import { describe, expect, it } from 'vitest';
import { nextPath } from './paged-list.ts';

const headers = (link: string) => new Headers({ Link: link });

describe('next page', () => {
  it('is the path under /api', () => {
    expect(nextPath(headers('</api/user?limit=2&after=abc>; rel="next"'))).toBe('/user?limit=2&after=abc');
  });

  it('may be a whole address', () => {
    expect(nextPath(headers('<https://school.example/api/messages?after=a%2Fb>; rel=next'))).toBe(
      '/messages?after=a%2Fb',
    );
  });

  it('is found among other links', () => {
    expect(nextPath(headers('</api/user>; rel="first", </api/user?after=z>; rel="next"'))).toBe(
      '/user?after=z',
    );
  });

  it('is not there on the last page', () => {
    expect(nextPath(new Headers())).toBeNull();
    expect(nextPath(headers('</api/user?after=a>; rel="prev"'))).toBeNull();
  });
});
