import { paths } from '@pathshala/functions/contract/paths';
import { Form } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';
import styles from './header.module.css';

/** The header's search box: leads to the results page. */
export function HeaderSearch() {
  return (
    <Form action={paths.search} role="search" className={styles.search}>
      <Icon name="search" size={20} />
      <input name="q" type="search" placeholder="Search courses, books, teachers" aria-label="Search" />
    </Form>
  );
}
