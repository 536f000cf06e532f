/** What tests take of the router as well: one that has no browser. */
export {
  createMemoryRouter,
  MemoryRouter,
  RouterProvider,
} from 'react-router-dom';
