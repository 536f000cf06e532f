import { describe, expect, it } from 'vitest';
import { nextQuery } from './paged-list.ts';

const headers = (link: string) => new Headers({ Link: link });

describe('next page', () => {
  it('is asked for by the query of its address', () => {
    expect(nextQuery(headers('</list?limit=2&after=abc>; rel="next"'))).toEqual({ limit: '2', after: 'abc' });
  });

  it('is not there on the last page', () => {
    expect(nextQuery(new Headers())).toBeNull();
    expect(nextQuery(headers('</list?after=a>; rel="prev"'))).toBeNull();
  });
});
