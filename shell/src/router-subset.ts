/**
 * The part of react-router that this product uses; shared with the remotes under the name `react-router-dom`. The whole library is
 * 45 kB (brotli) more, and a shared library can't be shaken. The linter holds imports to these names.
 */
// biome-ignore lint/performance/noBarrelFile: that it is one file is the point.
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
