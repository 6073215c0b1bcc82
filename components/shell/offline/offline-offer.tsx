import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { offerOf } from '@/lib/offline/offer'

type State = 'offered' | 'keeping' | 'kept' | 'failed'

const loadKeeper = () => import('./keep-offline')

/** Offers to keep the page for reading offline. Nothing is kept on the device before the visitor asks for it. */
export function OfflineOffer() {
  const path = usePathname()
  const offer = offerOf(path)
  const canKeep = useHydrated() && 'serviceWorker' in navigator && process.env.NODE_ENV !== 'development'
  return (
    // It stands there before its button does, so that nothing moves.
    <div className="flex min-h-9 w-full flex-wrap items-center gap-x-3 gap-y-1">
      {offer && canKeep && <Offer key={path} {...offer} />}
    </div>
  )
}

function Offer({ what, megabytes }: NonNullable<ReturnType<typeof offerOf>>) {
  const [state, setState] = useState<State>('offered')
  useEffect(() => {
    if (!navigator.serviceWorker.controller) return
    void loadKeeper()
      .then(({ isKept }) => isKept())
      .then((isKept) => setState((now) => (isKept && now === 'offered' ? 'kept' : now)))
      .catch(() => {})
  }, [])
  const keep = () => {
    setState('keeping')
    loadKeeper()
      .then(({ keepForOffline }) => keepForOffline())
      .then(
        (isKept) => setState(isKept ? 'kept' : 'failed'),
        () => setState('failed'),
      )
  }
  return (
    <>
      {state !== 'kept' && (
        <Button size="small" disabled={state === 'keeping'} onClick={keep}>
          {`Keep ${what} for offline, ${megabytes} MB`}
        </Button>
      )}
      <p role="status">{SAID[state](what)}</p>
    </>
  )
}

const SAID: Record<State, (what: string) => string> = {
  offered: () => '',
  keeping: () => 'Saving on this device…',
  kept: (what) => `Kept on this device: ${what} opens without a connection.`,
  failed: () => 'Not everything could be saved. Try again with a better connection.',
}
