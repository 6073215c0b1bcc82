import fs from 'node:fs'
import path from 'node:path'
import { placeConf } from './nginx'

const conf = fs.readFileSync(path.join(__dirname, '../../docs/nginx.conf'), 'utf8')
const place = { port: 8081, sitePort: 8082, folder: '/somewhere' }

test('the documented configuration runs on other ports and in another folder, and is else the same', () => {
  const changed = placeConf(conf, place).split('\n')
  const kept = changed.filter((line) => conf.split('\n').includes(line))
  expect(changed.filter((line) => !kept.includes(line))).toEqual([
    expect.stringContaining('server 127.0.0.1:8082;'),
    expect.stringContaining('proxy_cache_path /somewhere/meridian-pages '),
    expect.stringContaining('proxy_cache_path /somewhere/meridian-files '),
    expect.stringContaining('listen 127.0.0.1:8081;'),
    expect.stringContaining('server_name 127.0.0.1;'),
  ])
})

test('a configuration without such a line is an error, and no other port is taken by chance', () => {
  expect(() => placeConf(conf.replace('listen 80;', 'listen 8080;'), place)).toThrow('listen 80;')
})
