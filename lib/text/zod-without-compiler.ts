import { config } from 'zod'

// zod asks by trying whether it may compile its schemas. Our Content-Security-Policy forbids it, and Firefox and WebKit write
// each try into the console. Modules whose schemas reach a browser import this file before they make the first of them. It
// does not hand zod on: Turbopack would then send all of zod, 46 KB more. `self` exists in pages and workers alone, so the
// server compiles. It can go when zod no longer tries by itself: https://github.com/colinhacks/zod/issues/5789
if (typeof self !== 'undefined') config({ jitless: true })
