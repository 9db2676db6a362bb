import { encode } from 'uqr';

/** Scanners need four empty modules on each side. */
const quietZone = 4;

/** One module is one unit; neighbours in a row are one rectangle. */
export const createQrCodePath = (link: string): { path: string; size: number } => {
  const { data, size } = encode(link, { ecc: 'M', border: quietZone });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const end = row.indexOf(false, x);
      path += `M${x} ${y}h${end - x}v1H${x}z`;
      x = end;
    }
  }
  return { path, size };
};

export function UpiQr({ link }: { link: string }) {
  const { path, size } = createQrCodePath(link);
  return (
    <svg
      role="img"
      aria-label="UPI QR code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-64 rounded-field border border-sand bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
