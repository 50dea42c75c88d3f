// Where in the site we are; pages are few, so a path and its parts do.
import { decoded } from './address';
import { around } from './dom';

class Router {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    window.addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      const link = around(event, 'a');
      if (
        !(link instanceof HTMLAnchorElement) ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey
      )
        return;
      if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decoded);
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const router = new Router();
