// Takes push messages while no page is open: shows each one, and opens its table when it is pressed.
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const { title = 'Skyshelf', body = '', url = '/', tag = '' } = told;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find((page) => page.url === url);
    return there ? there.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(open());
});
