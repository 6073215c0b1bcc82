/** Short texts, one a line, two columns where there is room. */
export function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="border-t border-line pt-2">
          {item}
        </li>
      ))}
    </ul>
  )
}
