/**
 * The part of react-router that this product uses, shared with the remotes as `react-router-dom`.
 * The whole library is 45 kB (Brotli) larger, and a shared library cannot be tree-shaken. The
 * linter restricts imports to these names.
 */
// biome-ignore lint/performance/noBarrelFile: remotes share this one module.
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
