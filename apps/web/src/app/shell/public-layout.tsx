import { Outlet } from 'react-router';
import { Footer } from '../header/footer.tsx';

/** Layout of pages that end with the footer. */
export function PublicLayout() {
  return (
    <>
      <div className="flex flex-1 flex-col">
        <Outlet />
      </div>
      <Footer />
    </>
  );
}
