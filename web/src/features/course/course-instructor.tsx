import { Link } from '../../ui/router.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import type { CourseInstructor } from './course-content.ts';

/** Who teaches the subject, with the way to the subject's other instructors. */
export function InstructorCard({ instructor }: { instructor: CourseInstructor }) {
  return (
    <div className="card pad cluster gap-4 start">
      <img
        className="fill"
        style={{ width: 112, height: 112, objectPosition: 'top', borderRadius: 'var(--ps-radius-card)' }}
        src={instructor.img}
        alt={words['ui.portraitOf']({ name: instructor.name })}
        width={112}
        height={112}
        loading="lazy"
      />
      <div className="words">
        <h3>{instructor.name}</h3>
        <p className="strong">{instructor.education}</p>
        <p className="soft">{instructor.bio}</p>
        <Link to={instructor.path} className="tap strong">
          {words['course.meet']({ subject: nameOf(instructor.subject) })}
        </Link>
      </div>
    </div>
  );
}
