"""What stands beside routes, a file for each mechanism that puts something up there; `signs.py` finds the room for it.

of_track(track) -> names                 what stands beside a track, by name; tracks side by side share it
drawn(map, name, x, y) -> SVG            one of them, around a point
definitions(map) -> SVG                  what is drawn many times, if anything is
"""
