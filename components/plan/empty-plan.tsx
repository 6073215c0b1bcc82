import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { buttonVariants } from '@/components/ui/button'

/** Advice on filling a plan. It stands there before the rest of the plan, and its styles, are loaded. */
export function EmptyPlan() {
  return (
    <section aria-labelledby="plan-empty" className="mt-9 print:hidden">
      <h2 id="plan-empty" className="mb-3 text-xl">
        Nothing is saved yet
      </h2>
      <p>
        Press the heart on a university, a programme or an award, and it appears here, with its costs and
        deadlines. Everything stays on this device until you send a link.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link href={'/programmes' as Route} className={buttonVariants({ variant: 'main' })}>
          Find a programme
        </Link>
        <Link href={'/universities' as Route} className={buttonVariants()}>
          Find a university
        </Link>
        <Link href={'/scholarships?tab=browse' as Route} className={buttonVariants()}>
          Find an award
        </Link>
      </div>
    </section>
  )
}
