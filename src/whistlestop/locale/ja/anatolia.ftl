board-anatolia = アナトリア
