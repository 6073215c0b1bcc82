import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { hasPublicHost } from './public-host'

const at = (...addresses: string[]) => jest.fn(async () => addresses)

it.each([
  [['127.0.0.1']],
  [['::1']],
  [['93.184.215.14', '10.0.0.5']],
  [['2606:4700::1111', 'fd12:3456::1']],
  [['::ffff:192.168.1.1']],
])('refuses a name that leads to %j', async (addresses) => {
  await expect(hasPublicHost('https://rebound.edu/', at(...addresses))).resolves.toBe(false)
})

it('allows a name whose addresses are all public, and one that has none', async () => {
  await expect(hasPublicHost('https://www.edu/', at('93.184.215.14', '2606:4700::1111'))).resolves.toBe(true)
  await expect(hasPublicHost('https://unknown.edu/', at())).resolves.toBe(true)
})

it('asks once for a host that many addresses name', async () => {
  const resolveName = at('10.0.0.5')
  const answers = await Promise.all(
    [1, 2, 3].map((page) => hasPublicHost(`https://often.edu/${page}`, resolveName)),
  )
  expect(answers).toEqual([false, false, false])
  expect(resolveName).toHaveBeenCalledTimes(1)
})

it('gives up on a name that nobody resolves, and leaves it to the service', async () => {
  const silent = createSocket('udp4').unref()
  await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve))
  const resolve4: (name: string) => Promise<string[]> = Resolver.prototype.resolve4
  jest.spyOn(Resolver.prototype, 'resolve4').mockImplementation(function (this: Resolver, name: string) {
    this.setServers([`127.0.0.1:${silent.address().port}`])
    return resolve4.call(this, name)
  } as Resolver['resolve4'])
  await expect(hasPublicHost('https://silent.edu/')).resolves.toBe(true)
  silent.close()
})
