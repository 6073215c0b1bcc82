// Without this the compiler would infer a type from three quarters of a megabyte of coordinates.
declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'
  const topology: Topology<{ countries: GeometryCollection<{ name: string }> }>
  export default topology
}
