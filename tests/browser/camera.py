"""A phone's camera: reads the code in a picture from what the screen shows, not from the file behind it."""

from __future__ import annotations

import base64

import numpy as np
import zxingcpp
from playwright.sync_api import Locator, expect

# Grey values of a picture that is taken apart in an empty page: nothing else here can read pictures.
PIXELS = """async (taken) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${taken}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const paint = canvas.getContext('2d');
  paint.drawImage(picture, 0, 0);
  const { data } = paint.getImageData(0, 0, picture.width, picture.height);
  return [picture.height, picture.width, Array.from({ length: data.length / 4 }, (_, at) => data[4 * at + 1])];
}"""


def read(picture: Locator) -> str:
    """Return the text of the one code that a picture shows."""
    expect(picture).to_be_visible()
    picture.evaluate("(shown) => shown.decode()")
    desk = picture.page.context.new_page()
    high, wide, values = desk.evaluate(PIXELS, base64.b64encode(picture.screenshot()).decode())
    desk.close()
    (code,) = zxingcpp.read_barcodes(np.array(values, dtype=np.uint8).reshape(high, wide))
    return code.text
