// Without this the compiler would infer types from a megabyte of coordinates.
declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'
  const topology: Topology<{ countries: GeometryCollection<{ name: string }> }>
  export default topology
}
declare module 'world-atlas/countries-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'
  const topology: Topology<{ countries: GeometryCollection<{ name: string }> }>
  export default topology
}
