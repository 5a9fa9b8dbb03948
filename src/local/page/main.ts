import { startComposer } from './composer.ts';
import { startContextMenu } from './context-menu.ts';
import { startFeed } from './feed.ts';
import { startHeader } from './header.ts';
import { store } from './page-store.ts';
import { startSidebar } from './sidebar.ts';
import { keepTimesFresh } from './timestamps.ts';

const person = () => new URLSearchParams(location.search).get('as');

startSidebar();
startHeader();
startFeed();
startComposer();
startContextMenu();
keepTimesFresh();
window.addEventListener('popstate', () => store.connect(person()));
store.connect(person());
