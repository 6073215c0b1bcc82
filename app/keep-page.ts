/**
 * A script for `npm run dev`. Next 16.4 reloads a page that gets a script compiled after the page was opened, as it does
 * where a dialog is opened for the first time: the server raises `hmrVersion` and does not tell the browser
 * (next/dist/server/dev/hot-reloader-turbopack.js). It compares none where a message names none, so the message goes
 * without, and what is typed stays. This can go when `dev-server.spec.ts` passes without it.
 */
export const KEEP_PAGE_SCRIPT = `{
  const { send } = WebSocket.prototype
  WebSocket.prototype.send = function (data) {
    const isSubscription = typeof data === 'string' && data.includes('"turbopack-subscribe"')
    send.call(this, isSubscription ? data.replace(/,"hmrVersion":"[^"]*"/, '') : data)
  }
}`
