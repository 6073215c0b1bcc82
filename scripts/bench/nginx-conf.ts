type Place = { port: number; sitePort: number; folder: string }

/**
 * docs/nginx.conf on other ports and in another folder. Nothing else is changed, so that what is tested is what is used.
 * @throws when a line to change is not there
 */
export function placeConf(conf: string, { port, sitePort, folder }: Place): string {
  const changes = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${sitePort};`],
    ['server_name meridian.example;', 'server_name 127.0.0.1;'],
    ['proxy_cache_path /var/cache/', `proxy_cache_path ${folder}/`],
  ] as const
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`docs/nginx.conf has no "${from}".`)
    return text.replaceAll(from, to)
  }, conf)
}

/** What a system's own nginx.conf has around it, without an address outside of the folder. */
export function wrapConf(folder: string, workers: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};\n`,
  )
  return `worker_processes ${workers};
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
${temporary.join('')}  include ${folder}/meridian.conf;
}
`
}
