import { RouterProvider } from 'react-router/dom';
import { createAppRouter } from '../routes.tsx';

const router = createAppRouter();

/** The whole product behind its router. */
export function App() {
  return <RouterProvider router={router} />;
}
