/** A picture to be laid under a board, small enough to be kept. */
const LARGEST = 1800;

/** A picture of a file as a data address, made smaller if need be. */
export async function pictureFrom(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.85);
}
