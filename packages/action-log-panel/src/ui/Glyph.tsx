const paths = {
  back: 'M17 6v12l-8-6ZM7 6v12',
  forward: 'M7 6v12l8-6ZM17 6v12',
  alert: 'M12 4 2.5 20h19ZM12 10v4m0 3v.1',
  difference: 'M5 9h14M5 15h14M16 4 8 20',
  mark: 'M6 3v18M6 4h12l-3 4 3 4H6',
  history: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v4l3 2',
  tall: 'M12 20V4M6 10l6-6 6 6',
  close: 'm6 6 12 12M18 6 6 18',
} as const;

/** An icon. The name of its button or row says the same in words. */
export function Glyph({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
