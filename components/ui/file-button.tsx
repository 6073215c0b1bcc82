import type { VariantProps } from 'class-variance-authority'
import { buttonVariants } from './button'

type FileButtonProps = VariantProps<typeof buttonVariants> & {
  label: string
  /** As the attribute of a field for files. */
  accept: string
  disabled?: boolean
  onFile: (file: File) => void
}

/** A button that asks for a file of the visitor's. The same file can be chosen again. */
export function FileButton({ label, accept, disabled, onFile, ...look }: FileButtonProps) {
  return (
    <label
      className={buttonVariants({
        ...look,
        className: 'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
      })}
    >
      <span>{label}</span>
      <input
        type="file"
        accept={accept}
        className="sr-only"
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
