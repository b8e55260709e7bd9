import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../fixtures/controlled.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { PictureRules } from '../pictureRules/pictureRules.tsx';
import { drawnPicture, phonePhoto } from '../preparePicture/fixtures/drawnPicture.ts';
import { TAKEN } from '../preparePicture/fixtures/photo.ts';
import { readNotes } from '../preparePicture/notes.ts';
import { partsOf } from '../preparePicture/parts.ts';
import { ImageUpload } from './ImageUpload.tsx';

const sent = fn((file: File) => Promise.resolve({ link: `/files/${file.name}`, name: file.name }));

/**
 * Photos of phones. **Do** leave it to the field to make them small enough; `PictureRules` says how small for all
 * fields. **Do not** ask staff to shrink a photo themselves.
 */
const meta: Meta<typeof ImageUpload> = {
  component: ImageUpload,
  args: { label: '现场照片', value: '', onChange: fn(), upload: sent },
  render: controlled(ImageUpload),
  beforeEach: () => void sent.mockClear(),
};
export default meta;
type Story = StoryObj<typeof ImageUpload>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Chooses files and gives what was sent, once all of it was. */
async function sentOf(canvas: Canvas, files: readonly File[], count = files.length): Promise<File[]> {
  await userEvent.upload(canvas.getByLabelText('现场照片', { selector: 'input' }), [...files], { applyAccept: false });
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(count), { timeout: 10_000 });
  return sent.mock.calls.map(([file]) => file);
}

/** The only file of several. */
function only(files: readonly File[]): File {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new Error(`${files.length} files were sent instead of one.`);
  return file;
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Size of a picture as it is shown, and the colours at a tenth of its height and at nine tenths, in its middle. */
async function look(file: Blob) {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [10, 10];
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, 10, 10);
  const colour = (y: number) => [...(context?.getImageData(5, y, 1, 1).data ?? [])].map((one) => Math.round(one / 64));
  return { width: picture.naturalWidth, height: picture.naturalHeight, top: colour(1), foot: colour(9) };
}

const notesOf = async (file: File) => readNotes(partsOf('jpeg', await bytesOf(file))?.notes ?? null);
const RED = [3, 1, 1, 4];
const BLUE = [1, 1, 3, 4];

/** A photo above the longest side that the camera stored lying: it arrives smaller and upright, and tells no place. */
export const MadeSmaller: Story = {
  tags: ['oneLanguage'],
  play: async ({ canvas, args }) => {
    const photo = await phonePhoto({ width: 3200, height: 2400 }, 6);
    await expect(await look(photo)).toEqual({ width: 2400, height: 3200, top: RED, foot: BLUE });
    const file = only(await sentOf(canvas, [photo]));
    await expect(file.size).toBeLessThan(photo.size);
    await expect(await look(file)).toEqual({ width: 1920, height: 2560, top: RED, foot: BLUE });
    await expect(await notesOf(file)).toMatchObject({ orientation: 1, time: [], place: [] });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('/files/现场.jpg'));
  },
};

/** Where the field wants it, place and time of taking stay; what else the camera says goes. */
export const KeepsPlace: Story = {
  tags: ['oneLanguage'],
  args: { keepsPlace: true },
  play: async ({ canvas }) => {
    const photos = await Promise.all([3200, 320].map((width) => phonePhoto({ width, height: width / 2 }, 6)));
    const files = await sentOf(canvas, photos);
    await expect(await Promise.all(files.map(look))).toMatchObject([
      { width: 1280, height: 2560, top: RED },
      { width: 160, height: 320, top: RED },
    ]);
    for (const file of files) {
      const { time, place } = await notesOf(file);
      await expect([time.length, place.map(({ tag }) => tag)]).toEqual([1, [1, 2, 3, 4]]);
      const text = new TextDecoder('latin1').decode(await bytesOf(file));
      await expect([text.includes(TAKEN), text.includes('Maker')]).toEqual([true, false]);
    }
  },
};

/** A small photo keeps its pixels and how they are turned, and loses its place; one without notes is left alone. */
export const SmallEnough: Story = {
  tags: ['oneLanguage'],
  play: async ({ canvas }) => {
    const plain = await drawnPicture({ width: 300, height: 200 });
    const photo = await phonePhoto({ width: 300, height: 200 }, 6);
    const [first, second = photo] = await sentOf(canvas, [plain, photo]);
    await expect(first).toBe(plain);
    await expect(await look(second)).toEqual({ width: 200, height: 300, top: RED, foot: BLUE });
    await expect(await notesOf(second)).toMatchObject({ orientation: 6, time: [], place: [] });
    await expect(partsOf('jpeg', await bytesOf(second))?.plain).toEqual(await bytesOf(plain));
  },
};

/** A picture that is still too large at the longest side gets smaller until it fits. */
export const FitsTheLimit: Story = {
  tags: ['oneLanguage'],
  args: { maxBytes: 60 * 1024 },
  play: async ({ canvas }) => {
    const file = only(await sentOf(canvas, [await drawnPicture({ width: 900, height: 600, isNoise: true })]));
    await expect(file.size).toBeLessThanOrEqual(60 * 1024);
    const { width, height } = await look(file);
    await expect(width).toBeGreaterThan(150);
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
};

const [STILL_GIF, MOVING] = [
  [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
  [2, 2, 0x44, 1, 0, 0x3b],
];

/** What would be lost is not drawn anew: transparent parts stay, and what moves goes as it is. */
export const TransparentAndMoving: Story = {
  tags: ['oneLanguage'],
  play: async ({ canvas }) => {
    const clear = await drawnPicture({
      width: 3200,
      height: 1600,
      halves: [undefined, '#3050c0'],
      type: 'image/png',
      name: '章.png',
    });
    const solid = await drawnPicture({ width: 3200, height: 1600, type: 'image/png', name: '截图.png' });
    const moving = new File([Uint8Array.from([...STILL_GIF, ...MOVING])], '动图.gif', { type: 'image/gif' });
    const [first, second, third] = await sentOf(canvas, [clear, solid, moving]);
    await expect([first?.name, first?.type, second?.name, second?.type]).toEqual([
      '章.png',
      'image/png',
      '截图.jpg',
      'image/jpeg',
    ]);
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(await createImageBitmap(first ?? new Blob()), 0, 0);
    await expect(context?.getImageData(10, 10, 1, 1).data[3]).toBe(0);
    await expect(await look(first ?? new Blob())).toMatchObject({ width: 2560, height: 1280 });
    await expect(third).toBe(moving);
  },
};

/** What a file is, its content says: a photo under any name is sent under a name that fits. */
export const UnderAnotherName: Story = {
  tags: ['oneLanguage'],
  play: async ({ canvas }) => {
    const drawn = await drawnPicture({ width: 30, height: 20 });
    const odd = ['照片.png', 'image', 'IMG_0305.HEIC'].map((name) => new File([drawn], name, { type: 'text/plain' }));
    const files = await sentOf(canvas, odd);
    await expect(files.map(({ name, type }) => `${name} ${type}`)).toEqual([
      '照片.jpg image/jpeg',
      'image.jpg image/jpeg',
      'IMG_0305.jpg image/jpeg',
    ]);
  },
};

const heic = new File(
  [Uint8Array.from([0, 0, 0, 24]), 'ftypheic', Uint8Array.from([0, 0, 0, 0]), 'mif1heic', new Uint8Array(64)],
  'IMG_0306.HEIC',
  { type: 'image/heic' },
);

/** What cannot be taken is told at the field, each with its reason; the others arrive. */
export const ToldAtTheField: Story = {
  play: async ({ canvas, args }) => {
    const broken = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], '坏.jpg', { type: 'image/jpeg' });
    const empty = new File([], '空.jpg', { type: 'image/jpeg' });
    const text = new File(['这不是图片'], '假.png', { type: 'image/png' });
    const away = new File(['x'], '云.jpg', { type: 'image/jpeg' });
    away.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('')) });
    await sentOf(canvas, [heic, broken, await drawnPicture({ width: 30, height: 20 }), empty, away, text], 1);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    const words = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const openFault = kitText('图片打不开，可能已损坏，请重新选择，或另存为 jpg 再传');
    const heicFault = kitText(
      '是 HEIC 照片，这个浏览器打不开：请在手机的相机设置里把格式改为 JPEG（“兼容性最佳”）后重拍，或把照片另存为 jpg 再传',
    );
    await expect(words.slice(0, 4)).toEqual([
      kitText(`IMG_0306.HEIC：${heicFault}`),
      kitText(`坏.jpg：${openFault}`),
      kitText(`空.jpg：${kitText('是空文件，请重新选择')}`),
      kitText(`云.jpg：${kitText('读不出来，可能还在云端没有下载：请先在相册里打开，再重新选择')}`),
    ]);
    await expect(words[4]).toContain('假.png');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('/files/现场.jpg'));
  },
};

let open = 0;
let most = 0;

/** A phone has memory for one photo at a time; meanwhile each has its tile, which says so and is as large as later. */
export const OneAfterTheOther: Story = {
  args: { upload: () => new Promise(() => undefined), onPendingChange: fn() },
  beforeEach: () => {
    [open, most] = [0, 0];
    const decode = HTMLImageElement.prototype.decode;
    const spy = spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async function (this: HTMLImageElement) {
      open += 1;
      most = Math.max(most, open);
      await decode.call(this);
      open -= 1;
    });
    return () => spy.mockRestore();
  },
  play: async ({ canvas, canvasElement, args }) => {
    const names = ['一.jpg', '二.jpg', '三.jpg'];
    const photos = await Promise.all(names.map((name) => drawnPicture({ width: 2700, height: 1800, name })));
    await userEvent.upload(canvas.getByLabelText('现场照片', { selector: 'input' }), photos);
    await expect(canvas.getByRole('progressbar', { name: kitText('正在处理 三.jpg') })).not.toHaveAttribute('value');
    const sizes = () => [...canvasElement.querySelectorAll('progress')].map((bar) => bar.parentElement?.clientHeight);
    const before = sizes();
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(3, 3);
    await canvas.findByRole('progressbar', { name: kitText('正在上传 三.jpg') }, { timeout: 10_000 });
    await expect([most, sizes()]).toEqual([1, before]);
  },
};

/** The town says how far photos are shrunk. */
export const BySetting: Story = {
  tags: ['oneLanguage'],
  decorators: [
    (Field) => (
      <PictureRules value={async () => ({ longestSide: 1280, quality: 0.5 })}>
        <Field />
      </PictureRules>
    ),
  ],
  play: async ({ canvas }) => {
    const file = only(await sentOf(canvas, [await drawnPicture({ width: 1600, height: 800 })]));
    await expect(await look(file)).toMatchObject({ width: 1280, height: 640 });
  },
};
