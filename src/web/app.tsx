// The app: the screen the address names, in the language and theme that are preferred.

import { lazy, Suspense, useEffect } from 'react';
import TablesScreen from './online/tables.tsx';
import { pages } from './pages.ts';
import { isDark, usePreferences } from './preferences.ts';
import { type Route, useRoute } from './route.ts';
import { ErrorBoundary } from './screens/error-boundary.tsx';
import { NewTableScreen } from './screens/new-table.tsx';
import { NewVersion } from './screens/new-version.tsx';
import { ShelfScreen } from './screens/shelf.tsx';
import { useSay } from './words.ts';

// The shelf comes first; everything else is fetched when somebody goes there.
const CreditsScreen = lazy(() => import('./screens/credits.tsx'));
const RulesScreen = lazy(() => import('./screens/rules.tsx'));
const SettingsScreen = lazy(() => import('./screens/settings.tsx'));
const TableScreen = lazy(() => import('./screens/table.tsx'));
const OnlineTableScreen = lazy(() => import('./online/table.tsx'));
const JoinScreen = lazy(() => import('./online/join.tsx'));
const ReplayScreen = lazy(() => import('./replay/screen.tsx'));
const DeviceScreen = lazy(() => import('./online/device.tsx'));

/** Everything there is to see. */
export function App() {
  const route = useRoute();
  const say = useSay();
  const { language, theme } = usePreferences();
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const dress = () => {
      document.documentElement.lang = language;
      document.documentElement.dataset.theme = isDark(theme) ? 'dark' : 'light';
    };
    dress();
    system.addEventListener('change', dress);
    return () => system.removeEventListener('change', dress);
  }, [language, theme]);
  return (
    <Suspense fallback={<p className="loading">{say('table.loading')}</p>}>
      <ErrorBoundary route={route}>
        <Screen route={route} />
      </ErrorBoundary>
      <NewVersion />
    </Suspense>
  );
}

function Screen({ route }: { route: Route }) {
  if ('game' in route && !Object.hasOwn(pages, route.game)) return <ShelfScreen />;
  switch (route.at) {
    case 'new':
      return <NewTableScreen game={route.game} />;
    case 'table':
      return <TableScreen key={`${route.game}/${route.table}`} {...route} />;
    case 'online':
      return <OnlineTableScreen key={`${route.id} ${route.lookOn}`} {...route} />;
    case 'tables':
      return <TablesScreen />;
    case 'join':
      return <JoinScreen {...route} />;
    case 'device':
      return <DeviceScreen code={route.code} />;
    case 'rules':
      return <RulesScreen game={route.game} rule={route.rule} />;
    case 'replay':
      return <ReplayScreen key={route.source} {...route} />;
    case 'settings':
      return <SettingsScreen />;
    case 'credits':
      return <CreditsScreen />;
    default:
      return <ShelfScreen />;
  }
}
