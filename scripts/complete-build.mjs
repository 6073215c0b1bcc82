// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { noteBuild } from './freshness.mjs'
import { ROOT, STANDALONE } from './run.mjs'
import { shareChunks } from './share-chunks.mjs'

// Next leaves these to a host of files; here the server answers them itself.
for (const folder of ['public', path.join('.next', 'static')]) {
  const target = path.join(ROOT, STANDALONE, folder)
  fs.rmSync(target, { recursive: true, force: true })
  fs.cpSync(path.join(ROOT, folder), target, { recursive: true })
}
shareChunks(path.join(ROOT, STANDALONE, '.next', 'server', 'chunks'))
noteBuild(ROOT)
