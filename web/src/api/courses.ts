import type { Course, CourseDetail } from '@pathshala/contract/course';
import type { CourseList } from '@pathshala/contract/lists';
import useSWR from 'swr';
import { type ApiError, call } from './client.ts';

/** The courses of a list, as the API has them now. */
export function useCourses(list: Pick<CourseList, 'endpoint'>) {
  return useSWR<Course[], ApiError>(list.endpoint, (path: string) => call<Course[]>({ path }));
}

/** One course with its outline. */
export function useCourse(id: string) {
  return useSWR<CourseDetail, ApiError>(`/course/${id}`, (path: string) => call<CourseDetail>({ path }));
}
