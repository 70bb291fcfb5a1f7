export default function Overlap() {
  return null
}
