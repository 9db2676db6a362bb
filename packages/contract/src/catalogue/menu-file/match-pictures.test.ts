import { expect, test } from 'vitest';
import { matchPictures } from './match-pictures.ts';

const services = [
  { id: 'facial-gold', name: 'Gold Facial', picture: 'facial-gold.svg' },
  { id: 'facial-fruit', name: 'Fruit Facial', picture: 'facial-fruit.svg' },
  { id: 'waxing-arms', name: 'Arms', picture: 'old.svg' },
  { id: 'rica-arms', name: 'Arms', picture: 'rica.svg' },
];

test.each([
  ['by its id', 'facial-gold.jpg', 'facial-gold'],
  ['by its name, whatever case and spaces', 'menu/gold_FACIAL.PNG', 'facial-gold'],
  ['by the picture it has', 'OLD.webp', 'waxing-arms'],
])('a picture is matched %s', (_, file, id) => {
  expect(matchPictures([file], services, []).matched).toEqual([{ file, id }]);
});

test('the Picture column has priority and may name one picture for several services', () => {
  const awaited = [
    { id: 'waxing-arms', file: 'facial-gold.jpg' },
    { id: 'rica-arms', file: 'Facial Gold' },
    { id: 'gone', file: 'x.jpg' },
  ];
  expect(matchPictures(['facial-gold.jpg', 'x.jpg'], services, awaited)).toEqual({
    matched: [
      { file: 'facial-gold.jpg', id: 'waxing-arms' },
      { file: 'facial-gold.jpg', id: 'rica-arms' },
    ],
    unmatched: ['x.jpg'],
    unclear: [],
  });
});

test('ambiguous files are reported, system files are ignored', () => {
  const files = [
    'arms.jpg',
    'fruit facial.jpg',
    'facial-fruit.png',
    'who.jpg',
    '__MACOSX/x.jpg',
    'a/.DS_Store',
  ];
  expect(matchPictures(files, services, [])).toEqual({
    matched: [],
    unmatched: ['who.jpg'],
    unclear: ['arms.jpg', 'fruit facial.jpg', 'facial-fruit.png'],
  });
});
