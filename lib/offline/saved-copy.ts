import { formatDate } from '../text/format'

/**
 * A saved page with the day on which it was saved in `data-saved` of its root element, so that the page can say so. The
 * day is a text, such as "22 November 2026".
 */
export async function markSaved(saved: Response): Promise<Response> {
  const time = new Date(saved.headers.get('date') ?? NaN)
  const day = Number.isNaN(time.getTime()) ? 'an earlier day' : formatDate(time.toISOString())
  const html = (await saved.text()).replace('<html', `<html data-saved="${day}"`)
  return new Response(html, { status: saved.status, headers: bodyHeaders(saved.headers) })
}

/** The headers of an answer without those that describe the bytes that the server sent. */
export function bodyHeaders(sent: Headers): Headers {
  const headers = new Headers(sent)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return headers
}

/** The page that is shown when even the offline page is gone. */
export const noPage = () =>
  new Response('You are offline, and this page is not saved on this device.', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
