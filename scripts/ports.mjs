// @ts-check
import { once } from 'node:events'
import net from 'node:net'

/**
 * The port a text names, or null when it names none.
 * @param {string} text
 */
export function parsePort(text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : null
}

/**
 * @param {number} port
 * @param {string} [host] every address of this machine when left out
 */
export async function isPortFree(port, host) {
  const server = net.createServer().listen({ port, host })
  const isFree = await once(server, 'listening').then(Boolean, () => false)
  if (isFree) await once(server.close(), 'close')
  return isFree
}

/**
 * The first free port of 127.0.0.1 from `from` on.
 * @param {number} from
 */
export async function findFreePort(from) {
  for (let port = from; port < from + 50; port += 1) {
    if (await isPortFree(port, '127.0.0.1')) return port
  }
  throw new Error(`No port from ${from} to ${from + 49} is free.`)
}

/**
 * Waits until something listens.
 * @param {number} port
 * @param {number} timeoutMs
 * @returns {Promise<boolean>} whether it did in time
 */
export async function waitForPort(port, timeoutMs) {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    if (await accepts(port)) return true
    // Unreferenced: waiting for a server that has ended must not keep the script alive.
    await new Promise((resolve) => setTimeout(resolve, 100).unref())
  }
  return false
}

/** @param {number} port */
async function accepts(port) {
  const socket = net.connect({ port, host: '127.0.0.1' })
  const isAccepted = await once(socket, 'connect').then(Boolean, () => false)
  socket.destroy()
  return isAccepted
}
