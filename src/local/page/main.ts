import { startComposer } from './composer.ts';
import { startFeed } from './feed.ts';
import { startHeader } from './header.ts';
import { startSidebar } from './sidebar.ts';
import { store } from './store.ts';
import { keepTimesFresh } from './time.ts';

const person = () => new URLSearchParams(location.search).get('as');

startSidebar();
startHeader();
startFeed();
startComposer();
keepTimesFresh();
window.addEventListener('popstate', () => store.connect(person()));
store.connect(person());
