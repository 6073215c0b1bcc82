/** An answer of HTML that contains this unescaped could have run a script. */
export const MARK = '<svg/onload=alert(7)>'

const escape = (text: string) => encodeURIComponent(text)

/** Parts of a path. */
export const SEGMENTS: readonly string[] = [
  '%', '%Z', '%ZZ', '%C0%AF', '%E0%A4%A', '%FF', '%00', '%0a', '%0d%0aX-Injected:%201', '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5c', '%252e%252e%252f', '..', '.', '%2F', '%2F%2Fevil.example', '@evil.example', ':80', ';a=b', ',', '*', '~',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'null', 'undefined', 'NaN', 'true', '-1', '0', '1e999',
  '9007199254740993', escape(MARK), MARK.replaceAll(' ', ''), '"onmouseover="alert(7)', "'--", escape("1' OR '1'='1"),
  escape('${7*7}'), escape('{{7*7}}'), escape('../../package.json'), 'package.json', '.env', 'a'.repeat(300), 'a'.repeat(4000),
  escape('é'.repeat(50)), escape('北京大学'), escape('👩‍🎓'), '%E2%80%AE', '%E2%80%8B', '%EF%BB%BF', '%ED%A0%80', 'University-of-Oxford',
  'university-of-oxford%20', 'university-of-oxford.png', '[id]', '%5Bid%5D', '(group)', '@slot', '(.)x', '_next', 'index', 'latest',
  '\xe9\xff', '%u0041', '+', '%2B', '%23', '%3F', 'a%3Fb=c%26d', '00000000-0000-0000-0000-000000000000',
] // prettier-ignore

/** Names of parameters: those of the lists, and some that nobody knows. */
export const PARAMETERS: readonly string[] = [
  'search', 'country', 'region', 'sort', 'page', 'tab', 'compare', 'programmes', 'facilities', 'tuitionMin', 'tuitionMax',
  'acceptanceMin', 'acceptanceMax', 'rankMin', 'rankMax', 'gpa', 'researchMin', 'employmentMax', 'size', 'deadline', 'unreported',
  'id', 'ids', 'in', 'level', 'passport', 'currency', 'subject', 'place', 'award', 'city',
  'nation', 'nationality', 'host', 'degree', 'type', 'funding', 'field', 'open', 'living', 'skip', '_rsc', 'utm_source',
  '__proto__', '__proto__[polluted]', 'constructor', 'search[]', 'search[a]', 'country.0', 'toString', '', '%', '%00', escape(MARK),
  'SEARCH', '%73earch', 'search%20', '__nextLocale', '__nextDataReq', 'nxtPid', '_nextjs_router_filter', 'amp', 'dpl',
] // prettier-ignore

/** Values of parameters. */
export const VALUES: readonly string[] = [
  ...SEGMENTS.filter((segment) => segment.length < 1000),
  'oxford', 'OXFORD', 'gb', 'GB', 'gb,us', 'gb%2Cus', 'us,gb,us', ',,,', 'gb,', 'europe', 'asia', 'name', 'students', 'compare', 'add',
  'browse', '2', '0', '-5', '3.7', '1e3', '1e309', '-0', 'Infinity', '0x10', '007', '１２', '%D9%A3', '100000000000000000000',
  '9'.repeat(400), 'full,merit', 'law', 'now', 'a+b', 'a%20b', '%2B', 'a'.repeat(500), 'word+'.repeat(200), escape('ß'.repeat(300)),
  'university-of-oxford,eth-zurich', 'x,'.repeat(300), escape('(a+)+$'), escape('\\'.repeat(100)), escape('"]}'), '%0A%0D', 'true', 'off',
  escape('javascript:alert(7)'), escape('data:text/html,x'), escape('//evil.example'), escape('http://evil.example/'),
].map((value) => value.replace(/[^\x21-\xff]/g, escape)) // prettier-ignore

export const METHODS = [
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'PURGE',
]

/** Headers that a framework, a proxy or a cache could believe. */
export const HEADERS: readonly (readonly [string, string])[] = [
  ['host', 'evil.example'], ['host', '127.0.0.1:99999'], ['host', ''], ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-for', '1.2.3.4'], ['x-forwarded-for', 'x'.repeat(2000)], ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-port', '-1'], ['forwarded', 'host=evil.example;proto=ftp'], ['x-original-url', '/scraper'],
  ['x-rewrite-url', '/scraper'], ['x-http-method-override', 'DELETE'], ['rsc', '1'], ['next-router-prefetch', '1'],
  ['next-router-segment-prefetch', '/_tree'], ['next-router-segment-prefetch', '/../..'], ['next-router-state-tree', '%5B%22%22%5D'],
  ['next-router-state-tree', 'no tree'], ['next-url', '//evil.example'], ['next-action', '0'.repeat(40)], ['next-action', 'x'],
  ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'], ['x-middleware-rewrite', '/scraper'],
  ['x-middleware-next', '1'], ['x-nextjs-data', '1'], ['x-now-route-matches', '1=x'], ['x-matched-path', '/scraper'],
  ['x-invoke-path', '/scraper'], ['x-invoke-status', '500'], ['x-invoke-query', '%7B'], ['x-prerender-revalidate', 'x'],
  ['range', 'bytes=0-0,-1'], ['range', 'bytes=999999999-'], ['if-none-match', '*'], ['if-modified-since', 'never'],
  ['accept', 'x'.repeat(1000)], ['accept', 'image/*;q=NaN'], ['accept-encoding', 'br;q=0, x'], ['accept-language', '*-*-*;q=9'],
  ['cookie', `__prerender_bypass=x; a=${'b'.repeat(3000)}`], ['authorization', 'Bearer fc-'], ['authorization', 'Basic =='],
  ['content-type', 'multipart/form-data; boundary='], ['content-type', 'application/json; charset=utf-7'],
  ['content-type', 'application/x-www-form-urlencoded'], ['content-encoding', 'gzip'], ['origin', 'null'],
  ['origin', 'http://evil.example'], ['referer', 'not an address'], ['sec-fetch-site', 'cross-site'], ['purpose', 'prefetch'],
  ['user-agent', MARK], ['user-agent', 'Googlebot/2.1'], ['expect', '100-continue'], ['upgrade', 'h2c'], ['te', 'trailers'],
] // prettier-ignore

/** Bodies for addresses that want JSON, and for those that want none. */
export const BODIES: readonly string[] = [
  '', '{', 'null', '[]', '"x"', '0', '{}', '{"url":1}', '{"url":"http://127.0.0.1/"}', '{"url":"file:///etc/passwd"}',
  '{"url":"https://[::1]/"}', '{"url":"https://university.example","limit":1e9}', '{"__proto__":{"polluted":1}}',
  '{"query":"x","lang":"../.."}', `{"query":"${'x'.repeat(9000)}"}`, '['.repeat(8000), `{"urls":[${'"https://a.example",'.repeat(200)}""]}`,
  'x'.repeat(20_000), '\x00\x01\x02', '[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__","arguments":{"id":"../.."}}}',
  '{"jsonrpc":"2.0","id":{},"method":"tools/call","params":{"name":"search","arguments":[]}}',
  '--\r\nContent-Disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n\r\n----', 'a=b&c=d',
] // prettier-ignore

/** Addresses that belong to the framework or to files, with what has broken others before. */
export const BESIDE: readonly string[] = [
  '/_next/image?url=%2Ficons%2Ficon-192.png&w=99999&q=-1', '/_next/image?url=http://127.0.0.1:1/&w=64&q=75',
  '/_next/static/../../package.json', '/_next/static/chunks/%2e%2e/%2e%2e/server/app.js', '/_next/data/x/universities.json',
  '/flags/../../package.json', '/flags/gb.svg/', '/flags/%67b.svg', '/sitemap.xml/', '/robots.txt?x=%', '/manifest.webmanifest',
  '/favicon.ico', '/.env', '/.git/config', '/package.json', '/data/countries.json', '/og/home.png', '/og/universities/no-such.png',
  '//evil.example/%2f..', '/\\evil.example', '/%5Cevil.example', '/index', '/404', '/500', '/_error', '/_not-found', '/_global-error',
] // prettier-ignore
