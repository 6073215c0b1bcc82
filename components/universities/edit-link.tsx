import { buttonVariants } from '@/components/ui/button'

/** To the form of a university the visitor added. */
export function EditLink({ id, name }: { id: string; name: string }) {
  return (
    <a className={buttonVariants()} href={`/universities?tab=add#edit-${id}`}>
      Edit<span className="sr-only"> {name}</span>
    </a>
  )
}
