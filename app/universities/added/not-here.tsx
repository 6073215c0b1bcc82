import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

/** What to do where an added university is not in this browser. */
export function NotHere() {
  return (
    <>
      <h1 className="text-2xl">This university is not in this browser</h1>
      <p className="mt-3 max-w-prose text-ink-2">
        A visitor added it, and it is only in the browser where it was added: on another device or in another
        browser, or it was removed since. Whoever has it can export it as a file under “Add More
        Universities”, and you can open that file there.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link href="/universities?tab=add" className={buttonVariants({ variant: 'main' })}>
          Add More Universities
        </Link>
        <Link href="/universities" className={buttonVariants()}>
          All universities
        </Link>
      </p>
    </>
  )
}
